import { CallToAction } from '../../components/call-to-action';
import { Hero } from './hero';
import { Solutions } from './solutions';
import { SouthTexas } from './south-texas';
import { Stats } from './stats';
import { Why } from './why';

/** Home. Source: spec 2 "Public pages". */
export default function Home() {
  return (
    <>
      <Hero />
      <Stats />
      <Why />
      <Solutions />
      <SouthTexas />
      <CallToAction page="home" />
    </>
  );
}
