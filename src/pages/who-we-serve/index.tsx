import { CallToAction } from '../../components/call-to-action';
import { ShopFronts } from '../../components/illustrations';
import { AudienceCards } from './audience-cards';
import { Behind } from './behind';
import { Industries } from './industries';

/** Who we serve. Source: spec 2 "Public pages". */
export default function WhoWeServe() {
  return (
    <>
      <AudienceCards />
      <Industries />
      <Behind />
      <CallToAction page="who-we-serve" drawing={<ShopFronts />} />
    </>
  );
}
