import { Closing } from '../../ui/closing';
import { ShopFronts } from '../../ui/illustrations';
import { Bilingual } from './bilingual';
import { Cases } from './cases';
import { Community } from './community';
import { Comparison } from './comparison';
import { Coverage } from './coverage';
import { Opening } from './opening';

/** South Texas advantage. Source: spec 2 "Public pages", spec 9 "Coverage". */
export default function SouthTexas() {
  return (
    <>
      <Opening />
      <Coverage />
      <Comparison />
      <Bilingual />
      <Community />
      <Cases />
      <Closing page="south-texas" drawing={<ShopFronts />} />
    </>
  );
}
