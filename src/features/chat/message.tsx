import { chakra } from '@chakra-ui/react';
import { TOPICS } from '../../content/chat/topics';
import { INTL_LOCALE } from '../../domain/locale';
import { pathTo, type RouteId } from '../../domain/paths';
import { useContent } from '../../i18n/locale';
import { IconArrow } from '../../ui/icons';
import { PhoneText } from '../../ui/phone-text';
import { TextLink } from '../../ui/text';
import { Bubble } from './bubble';
import type { SaidMessage } from './use-conversation';

/** Where a question is sent that nothing is known about. */
const UNKNOWN: { route: RouteId; anchor?: string } = { route: 'contact' };

/** A message of the conversation; a reply has the link to the page that says more, in the language of the page. */
export function Message({ message, speaker }: { message: SaidMessage; speaker: string }) {
  const { text, isBot, timestamp, locale, topic = null } = message;
  const { answers, unknown } = useContent('chat');
  const { route, anchor }: typeof UNKNOWN = topic ? TOPICS[topic] : UNKNOWN;
  return (
    <Bubble from={isBot ? 'bot' : 'visitor'} speaker={speaker} lang={locale}>
      {isBot ? <PhoneText>{text}</PhoneText> : text}
      {isBot && (
        <TextLink display="flex" mt="2" href={pathTo(route, anchor)}>
          {(topic ? answers[topic] : unknown).link}
          <IconArrow size={18} />
        </TextLink>
      )}
      <chakra.time
        display="block"
        mt="1"
        textStyle="label"
        fontWeight="400"
        color="fg.muted"
        dateTime={new Date(timestamp).toISOString()}
      >
        {new Date(timestamp).toLocaleTimeString(INTL_LOCALE[locale], { timeStyle: 'short' })}
      </chakra.time>
    </Bubble>
  );
}
