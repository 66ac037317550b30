import { Closing } from '../../ui/closing';
import { Benefits } from './benefits';
import { Calculator } from './calculator';
import { Choice } from './choice';
import { Opening } from './opening';
import { Steps } from './steps';

/** Zero-fee solutions. Source: spec 2 "Public pages". */
export default function ZeroFee() {
  return (
    <>
      <Opening />
      <Steps />
      <Calculator />
      <Choice />
      <Benefits />
      <Closing page="zero-fee" />
    </>
  );
}
