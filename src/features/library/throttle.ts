type Subscribe = (listener: () => void) => () => void;

/** Throttles a subscription: reports a change at once, and further changes within `pause` milliseconds together. */
export function throttle(subscribe: Subscribe, pause: number): Subscribe {
  return (listener) => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    let hasMissed = false;
    const hear = () => {
      hasMissed = resting !== undefined;
      if (hasMissed) return;
      resting = setTimeout(wake, pause);
      listener();
    };
    const wake = () => {
      resting = undefined;
      if (hasMissed) hear();
    };
    const end = subscribe(hear);
    return () => {
      clearTimeout(resting);
      end();
    };
  };
}
