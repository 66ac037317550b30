import { CallToAction } from '../../components/call-to-action';
import { Blog } from './blog';
import { Guides } from './guides';
import { Hero } from './hero';
import { Library } from './library';
import { Newsletter } from './newsletter';

/** Resources. Source: spec 2 "Public pages". */
export default function Resources() {
  return (
    <>
      <Hero />
      <Guides />
      <Library />
      <Blog />
      <Newsletter />
      <CallToAction page="resources" />
    </>
  );
}
