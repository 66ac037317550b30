import { CallToAction } from '../../components/call-to-action';
import { Hero } from './hero';
import { Industries } from './industries';
import { Local } from './local';
import { Offers } from './offers';
import { Pricing } from './pricing';

/** Small business. Source: spec 2 "Public pages". */
export default function SmallBusiness() {
  return (
    <>
      <Hero />
      <Offers />
      <Pricing />
      <Industries />
      <Local />
      <CallToAction page="small-business" />
    </>
  );
}
