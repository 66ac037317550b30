import { Closing } from '../../ui/closing';
import { Letters } from './letters';
import { Metrics } from './metrics';
import { Opening } from './opening';

/** Clients. Source: spec 2 "Public pages". */
export default function Clients() {
  return (
    <>
      <Opening />
      <Letters />
      <Metrics />
      <Closing page="clients" />
    </>
  );
}
