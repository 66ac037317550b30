import { Closing } from '../../ui/closing';
import { Opening } from './opening';
import { Parts } from './parts';
import { Platforms } from './platforms';
import { Supported } from './supported';

/** Online payments. Source: spec 2 "Public pages". */
export default function OnlinePayments() {
  return (
    <>
      <Opening />
      <Parts />
      <Platforms />
      <Supported />
      <Closing page="online-payments" />
    </>
  );
}
