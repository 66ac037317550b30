import { CallToAction } from '../../components/call-to-action';
import { Categories } from './categories';
import { Contact } from './contact';
import { Hero } from './hero';
import { SaleSteps } from './sale-steps';

/** Partners. Source: spec 2 "Public pages". */
export default function Partners() {
  return (
    <>
      <Hero />
      <SaleSteps />
      <Categories />
      <Contact />
      <CallToAction page="partners" />
    </>
  );
}
