import { Closing } from '../../ui/closing';
import { Categories } from './categories';
import { Contact } from './contact';
import { Opening } from './opening';
import { Route } from './route';

/** Partners. Source: spec 2 "Public pages". */
export default function Partners() {
  return (
    <>
      <Opening />
      <Route />
      <Categories />
      <Contact />
      <Closing page="partners" />
    </>
  );
}
