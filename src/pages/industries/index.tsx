import { CallToAction } from '../../components/call-to-action';
import { Hero } from './hero';
import { Index } from './industry-index';
import { Others } from './others';

/** Industries. Source: spec 2 "Public pages". */
export default function Industries() {
  return (
    <>
      <Hero />
      <Index />
      <Others />
      <CallToAction page="industries" />
    </>
  );
}
