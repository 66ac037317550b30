type Subscribe = (listener: () => void) => () => void;

/** A subscription that is told of a change at once, and of those within `pause` milliseconds of it together. */
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
