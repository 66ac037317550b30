import { Closing } from '../../ui/closing';
import { ShopFronts } from '../../ui/illustrations';
import { Biography } from './biography';
import { Expertise } from './expertise';
import { Mission } from './mission';
import { Opening } from './opening';
import { Results } from './results';
import { Writing } from './writing';

/** Who we are. Source: spec 2 "Public pages"; 1. */
export default function WhoWeAre() {
  return (
    <>
      <Opening />
      <Biography />
      <Mission />
      <Expertise />
      <Results />
      <Writing />
      <Closing page="who-we-are" drawing={<ShopFronts />} />
    </>
  );
}
