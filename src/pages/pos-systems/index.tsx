import { CallToAction } from '../../components/call-to-action';
import { Banner } from './banner';
import { Benefits } from './benefits';
import { Features } from './features';
import { Hero } from './hero';
import { Included } from './included';
import { Industries } from './industries';

/** POS systems. Source: spec 2 "Public pages". */
export default function PosSystems() {
  return (
    <>
      <Hero />
      <Features />
      <Benefits />
      <Included />
      <Industries />
      <Banner />
      <CallToAction page="pos-systems" />
    </>
  );
}
