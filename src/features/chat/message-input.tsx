import { Textarea } from '@chakra-ui/react/textarea';
import { type KeyboardEvent, type Ref, type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Form } from '../../components/form';
import { IconSend } from '../../components/icons';
import { chatSession, MAX_CHAT_LENGTH, patchChat } from './chat-session';

interface MessageInputProps {
  ref: Ref<HTMLTextAreaElement>;
  isTyping: boolean;
  onSend: (question: string) => void;
}

/** The input for questions: Enter sends, Shift+Enter adds a line. Source: spec 5 "Chat". */
export function MessageInput({ ref, isTyping, onSend }: MessageInputProps) {
  const { t } = useTranslation('chat');
  const [text, setText] = useState(() => chatSession.read().draft);

  const change = (draft: string) => {
    setText(draft);
    patchChat({ draft });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const question = new FormData(event.currentTarget).get('question'); // may be filled without an event
    if (typeof question !== 'string' || !question.trim()) return;
    onSend(question);
    change('');
  };
  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // During IME composition, Enter only ends the composition; Safari reports it as key code 229.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <Form onSubmit={submit} display="flex" alignItems="flex-end" gap="2" p="3" bg="bg.panel" layerStyle="row">
      <Textarea
        ref={ref}
        name="question"
        rows={1}
        flex="1"
        w="auto"
        minH="target"
        maxH="8rem"
        py="2"
        resize="none"
        fieldSizing="content"
        maxLength={MAX_CHAT_LENGTH}
        aria-label={t('input')}
        placeholder={t('input')}
        value={text}
        disabled={isTyping}
        onChange={(event) => change(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <Button type="submit" size="icon" aria-label={t('send')} disabled={isTyping}>
        <IconSend />
      </Button>
    </Form>
  );
}
