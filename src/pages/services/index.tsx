import { Closing } from '../../ui/closing';
import { Always } from './always';
import { Guide } from './guide';
import { Opening } from './opening';
import { ServiceIndex } from './service-index';

/** The services overview, also at /solutions. Source: spec 2 "Public pages". */
export default function Services() {
  return (
    <>
      <Opening />
      <ServiceIndex />
      <Guide />
      <Always />
      <Closing page="services" />
    </>
  );
}
