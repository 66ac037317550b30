import { Closing } from '../../ui/closing';
import { Index } from './industry-index';
import { Opening } from './opening';
import { Others } from './others';

/** Industries. Source: spec 2 "Public pages". */
export default function Industries() {
  return (
    <>
      <Opening />
      <Index />
      <Others />
      <Closing page="industries" />
    </>
  );
}
