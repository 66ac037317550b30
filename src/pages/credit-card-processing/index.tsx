import { CallToAction } from '../../components/call-to-action';
import { Accepted } from './accepted';
import { Benefits } from './benefits';
import { Hero } from './hero';
import { Statement } from './statement';

/** Credit card processing. Source: spec 2 "Public pages". */
export default function CreditCardProcessing() {
  return (
    <>
      <Hero />
      <Statement />
      <Benefits />
      <Accepted />
      <CallToAction page="credit-card-processing" />
    </>
  );
}
