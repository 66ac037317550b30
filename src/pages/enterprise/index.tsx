import { CallToAction } from '../../components/call-to-action';
import { Features } from './features';
import { Hero } from './hero';
import { Security } from './security';
import { Steps } from './steps';
import { Stories } from './stories';

/** Enterprise. Source: spec 2 "Public pages". */
export default function Enterprise() {
  return (
    <>
      <Hero />
      <Features />
      <Security />
      <Stories />
      <Steps />
      <CallToAction page="enterprise" />
    </>
  );
}
