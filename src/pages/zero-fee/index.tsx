import { Still } from '../../ui/still';
import { Action } from './action';
import { Benefits } from './benefits';
import { Calculator } from './calculator';
import { Choice } from './choice';
import { Opening } from './opening';
import { Steps } from './steps';

/** Zero-fee solutions. Source: spec 2 "Public pages". */
export default function ZeroFee() {
  return (
    <>
      <Still name="opening">{__DRAWS__ && <Opening />}</Still>
      <Still name="steps">{__DRAWS__ && <Steps />}</Still>
      <Calculator />
      <Still name="choice">{__DRAWS__ && <Choice />}</Still>
      <Still name="benefits">{__DRAWS__ && <Benefits />}</Still>
      <Still name="action">{__DRAWS__ && <Action />}</Still>
    </>
  );
}
