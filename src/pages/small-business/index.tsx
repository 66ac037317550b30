import { Closing } from '../../ui/closing';
import { Industries } from './industries';
import { Local } from './local';
import { Offers } from './offers';
import { Opening } from './opening';
import { Pricing } from './pricing';

/** Small business. Source: spec 2 "Public pages". */
export default function SmallBusiness() {
  return (
    <>
      <Opening />
      <Offers />
      <Pricing />
      <Industries />
      <Local />
      <Closing page="small-business" />
    </>
  );
}
