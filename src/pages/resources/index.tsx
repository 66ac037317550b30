import { Closing } from '../../ui/closing';
import { Blog } from './blog';
import { Guides } from './guides';
import { Library } from './library';
import { Newsletter } from './newsletter';
import { Opening } from './opening';

/** Resources. Source: spec 2 "Public pages". */
export default function Resources() {
  return (
    <>
      <Opening />
      <Guides />
      <Library />
      <Blog />
      <Newsletter />
      <Closing page="resources" />
    </>
  );
}
