import { CallToAction } from '../../components/call-to-action';
import { Hero } from './hero';
import { Parts } from './parts';
import { Platforms } from './platforms';
import { Supported } from './supported';

/** Online payments. Source: spec 2 "Public pages". */
export default function OnlinePayments() {
  return (
    <>
      <Hero />
      <Parts />
      <Platforms />
      <Supported />
      <CallToAction page="online-payments" />
    </>
  );
}
