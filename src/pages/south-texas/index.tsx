import { CallToAction } from '../../components/call-to-action';
import { ShopFronts } from '../../components/illustrations';
import { Bilingual } from './bilingual';
import { Cases } from './cases';
import { Community } from './community';
import { Comparison } from './comparison';
import { Coverage } from './coverage';
import { Hero } from './hero';

/** South Texas advantage. Source: spec 2 "Public pages", spec 9 "Coverage". */
export default function SouthTexas() {
  return (
    <>
      <Hero />
      <Coverage />
      <Comparison />
      <Bilingual />
      <Community />
      <Cases />
      <CallToAction page="south-texas" drawing={<ShopFronts />} />
    </>
  );
}
