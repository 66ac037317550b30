import { CallToAction } from '../../components/call-to-action';
import { Always } from './always';
import { Guide } from './guide';
import { Hero } from './hero';
import { ServiceIndex } from './service-index';

/** The services overview, also at /solutions. Source: spec 2 "Public pages". */
export default function Services() {
  return (
    <>
      <Hero />
      <ServiceIndex />
      <Guide />
      <Always />
      <CallToAction page="services" />
    </>
  );
}
