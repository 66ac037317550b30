import { CallToAction } from '../../components/call-to-action';
import { Hero } from './hero';
import { Metrics } from './metrics';
import { Testimonials } from './testimonials';

/** Clients. Source: spec 2 "Public pages". */
export default function Clients() {
  return (
    <>
      <Hero />
      <Testimonials />
      <Metrics />
      <CallToAction page="clients" />
    </>
  );
}
