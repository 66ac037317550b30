import { Closing } from '../../ui/closing';
import { Banner } from './banner';
import { Features } from './features';
import { Included } from './included';
import { Industries } from './industries';
import { Opening } from './opening';
import { Tiles } from './tiles';

/** POS systems. Source: spec 2 "Public pages". */
export default function PosSystems() {
  return (
    <>
      <Opening />
      <Features />
      <Tiles />
      <Included />
      <Industries />
      <Banner />
      <Closing page="pos-systems" />
    </>
  );
}
