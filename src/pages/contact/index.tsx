import { Office } from './office';
import { Opening } from './opening';
import { Prepare } from './prepare';
import { Quote } from './quote';

/** Contact. Source: spec 2 "Public pages", spec 9 "Hours", "Office". */
export default function Contact() {
  return (
    <>
      <Opening />
      <Quote />
      <Office />
      <Prepare />
    </>
  );
}
