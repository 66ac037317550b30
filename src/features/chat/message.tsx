import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { IconArrow } from '../../components/icons';
import { TextLink } from '../../components/text';
import { INTL_LOCALE } from '../../domain/locale';
import { pathTo, type RouteId } from '../../domain/paths';
import { Bubble } from './bubble';
import { ReplyText } from './reply-text';
import { TOPICS, type TopicId } from './topics';
import type { SaidMessage } from './use-conversation';

/** The page to link to if the chat does not understand a question. */
const UNKNOWN: { route: RouteId; anchor?: string } = { route: 'contact' };

function AnswerLink({ topic }: { topic: TopicId }) {
  const { t } = useTranslation('chat');
  return t(`answers.${topic}.link`);
}

/** A message of the conversation; a reply has a link to a page with details, in the page's language. */
export function Message({ message, speaker }: { message: SaidMessage; speaker: string }) {
  const { text, isBot, timestamp, locale, topic = null } = message;
  const { t } = useTranslation('chat');
  const { route, anchor }: typeof UNKNOWN = topic ? TOPICS[topic] : UNKNOWN;
  return (
    <Bubble from={isBot ? 'bot' : 'visitor'} speaker={speaker} lang={locale}>
      {isBot ? <ReplyText>{text}</ReplyText> : text}
      {isBot && (
        <TextLink display="flex" mt="2" href={pathTo(route, anchor)}>
          {topic ? <AnswerLink topic={topic} /> : t('unknown.link')}
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
