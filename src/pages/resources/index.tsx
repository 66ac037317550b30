import { Action } from './action';
import { Blog } from './blog';
import { Guides } from './guides';
import { Library } from './library';
import { Opening } from './opening';

/** Resources. Source: spec 2 "Public pages". */
export default function Resources() {
  return (
    <>
      <Opening />
      <Guides />
      <Library />
      <Blog />
      <Action />
    </>
  );
}
