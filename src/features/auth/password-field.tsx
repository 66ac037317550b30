import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Field } from '../../components/field';

/** A password, hidden until its owner asks to see it. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'end'>) {
  const { t } = useTranslation('auth');
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...props}
      label={t('fields.password')}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      pe="6rem"
      end={
        <Button
          variant="ghost"
          position="absolute"
          insetEnd="0.125rem"
          insetBlock="0.125rem"
          color="fg.muted"
          onClick={() => setShown(!isShown)}
          aria-label={isShown ? t('fields.hidePassword') : t('fields.showPassword')}
        >
          {isShown ? t('fields.hide') : t('fields.show')}
        </Button>
      }
    />
  );
}
