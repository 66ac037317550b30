import { Accepted } from './accepted';
import { Action } from './action';
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
      <Action />
    </>
  );
}
