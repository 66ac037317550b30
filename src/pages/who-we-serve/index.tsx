import { Closing } from '../../ui/closing';
import { ShopFronts } from '../../ui/illustrations';
import { Behind } from './behind';
import { Doors } from './doors';
import { Industries } from './industries';

/** Who we serve. Source: spec 2 "Public pages". */
export default function WhoWeServe() {
  return (
    <>
      <Doors />
      <Industries />
      <Behind />
      <Closing page="who-we-serve" drawing={<ShopFronts />} />
    </>
  );
}
