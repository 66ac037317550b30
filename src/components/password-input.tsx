import { Input } from '@chakra-ui/react/input';
import { InputGroup } from '@chakra-ui/react/input-group';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';

/** A password, hidden until its owner asks to see it, after Chakra's snippet. */
export function PasswordInput(props: ComponentProps<typeof Input>) {
  const { t } = useTranslation('auth');
  const [isShown, setShown] = useState(false);
  const toggle = (
    <Button
      variant="ghost"
      color="fg.muted"
      onClick={() => setShown(!isShown)}
      aria-label={isShown ? t('fields.hidePassword') : t('fields.showPassword')}
    >
      {isShown ? t('fields.hide') : t('fields.show')}
    </Button>
  );
  return (
    <InputGroup endElement={toggle} endElementProps={{ px: '0.5' }}>
      <Input {...props} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" pe="6rem" />
    </InputGroup>
  );
}
