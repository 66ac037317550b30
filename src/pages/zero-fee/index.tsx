import { useContent } from '../../i18n/place';
import { Closing } from '../../ui/closing';
import { Deferred, deferredPart } from '../../ui/deferred';
import { Still } from '../../ui/still';
import { Benefits } from './benefits';
import { Choice } from './choice';
import { Opening } from './opening';
import { Steps } from './steps';

/** The calculator shows an example, and is fetched when somebody comes near it. */
const calculator = deferredPart(async () => (await import('./calculator')).Calculator);

export const { prepare } = calculator;

/** Zero-fee solutions. Source: spec 2 "Public pages". */
export default function ZeroFee() {
  const { unavailable } = useContent('zero-fee').calculator;
  return (
    <>
      <Still name="opening">{__DRAWS__ && <Opening />}</Still>
      <Still name="steps">{__DRAWS__ && <Steps />}</Still>
      <Deferred part={calculator} failed={unavailable} />
      <Still name="choice">{__DRAWS__ && <Choice />}</Still>
      <Still name="benefits">{__DRAWS__ && <Benefits />}</Still>
      <Still name="action">{__DRAWS__ && <Closing page="zero-fee" />}</Still>
    </>
  );
}
