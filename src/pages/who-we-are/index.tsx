import { CallToAction } from '../../components/call-to-action';
import { ShopFronts } from '../../components/illustrations';
import { Biography } from './biography';
import { Expertise } from './expertise';
import { Hero } from './hero';
import { Mission } from './mission';
import { Results } from './results';
import { Writing } from './writing';

/** Who we are. Source: spec 2 "Public pages"; 1. */
export default function WhoWeAre() {
  return (
    <>
      <Hero />
      <Biography />
      <Mission />
      <Expertise />
      <Results />
      <Writing />
      <CallToAction page="who-we-are" drawing={<ShopFronts />} />
    </>
  );
}
