import { Closing } from '../../ui/closing';
import { Accepted } from './accepted';
import { Benefits } from './benefits';
import { Opening } from './opening';
import { Statement } from './statement';

/** Credit card processing. Source: spec 2 "Public pages". */
export default function CreditCardProcessing() {
  return (
    <>
      <Opening />
      <Statement />
      <Benefits />
      <Accepted />
      <Closing page="credit-card-processing" />
    </>
  );
}
