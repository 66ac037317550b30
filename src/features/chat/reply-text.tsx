import { PhoneLink } from '../../components/phone-link';
import { brand } from '../../domain/brand';

const { display } = brand.phone;

/** The text of a reply, with our phone number as a link. Replies are saved as plain text, so `<Trans>` cannot mark it. */
export function ReplyText({ children }: { children: string }) {
  const [before, after] = children.split(display);
  if (after === undefined) return children;
  return (
    <>
      {before}
      <PhoneLink>{display}</PhoneLink>
      {after}
    </>
  );
}
