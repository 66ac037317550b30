import { CallToAction } from '../../components/call-to-action';
import { Benefits } from './benefits';
import { Calculator } from './calculator';
import { Choice } from './choice';
import { Hero } from './hero';
import { Steps } from './steps';

/** Zero-fee solutions. Source: spec 2 "Public pages". */
export default function ZeroFee() {
  return (
    <>
      <Hero />
      <Steps />
      <Calculator />
      <Choice />
      <Benefits />
      <CallToAction page="zero-fee" />
    </>
  );
}
