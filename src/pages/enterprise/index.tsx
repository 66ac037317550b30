import { Closing } from '../../ui/closing';
import { Features } from './features';
import { Opening } from './opening';
import { Security } from './security';
import { Steps } from './steps';
import { Stories } from './stories';

/** Enterprise. Source: spec 2 "Public pages". */
export default function Enterprise() {
  return (
    <>
      <Opening />
      <Features />
      <Security />
      <Stories />
      <Steps />
      <Closing page="enterprise" />
    </>
  );
}
