import { Closing } from '../../ui/closing';
import { Figures } from './figures';
import { Opening } from './opening';
import { Solutions } from './solutions';
import { SouthTexas } from './south-texas';
import { Why } from './why';

/** Home. Source: spec 2 "Public pages". */
export default function Home() {
  return (
    <>
      <Opening />
      <Figures />
      <Why />
      <Solutions />
      <SouthTexas />
      <Closing page="home" />
    </>
  );
}
