import { Hero } from './hero';
import { Office } from './office';
import { Prepare } from './prepare';
import { Quote } from './quote';

/** Contact. Source: spec 2 "Public pages", spec 9 "Hours", "Office". */
export default function Contact() {
  return (
    <>
      <Hero />
      <Quote />
      <Office />
      <Prepare />
    </>
  );
}
