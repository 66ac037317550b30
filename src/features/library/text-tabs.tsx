import { Tabs } from '@chakra-ui/react/tabs';
import { useLayoutEffect, useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TabPanel, TabsRoot } from '../../components/tabs';
import { TextField } from '../../components/text-field';
import { LOCALES, type Locale } from '../../domain/locale';
import {
  CAPTION_FIELDS,
  type EditFields as Fields,
  type SavedEdit,
  SPANISH_FIELDS,
  TEXT_LIMITS,
} from '../../domain/media-edit-form';
import { TEXT_FIELDS } from '../../domain/media-record';
import type { MediaType } from '../../domain/media-type';
import { CaptionsField } from './captions-field';

export interface EditFieldsProps {
  form: UseFormReturn<Fields, unknown, SavedEdit>;
  /** Only images have alternative text (spec 2 "Media Library tab"), and only videos have captions. */
  mediaType: MediaType;
  /** During saving the fields do not change: the form closes when it succeeds. */
  isReadOnly: boolean;
}

const FIELDS = { en: TEXT_FIELDS, es: SPANISH_FIELDS } as const;

/** The labels of all fields of the form. */
export const FIELD_LABELS = {
  title: 'edit.title',
  description: 'edit.description',
  alt_text: 'edit.altText',
  title_es: 'edit.spanish.title',
  description_es: 'edit.spanish.description',
  alt_text_es: 'edit.spanish.altText',
  category: 'edit.category',
  tags: 'edit.tags',
  is_featured: 'edit.featured',
  captions_en: 'edit.captions.label',
  captions_es: 'edit.spanish.captions',
} as const satisfies Record<keyof Fields, string>;

/** Title, description, and alt text or captions, with a tab for each language. */
export function TextTabs({ form, mediaType, isReadOnly }: EditFieldsProps) {
  const { t } = useTranslation('library');
  const [locale, setLocale] = useState<Locale>('en');
  const { errors, submitCount } = form.formState;

  // The field with the first error may be on the other tab.
  const isInvalid = (each: Locale) => FIELDS[each].some((name) => errors[name]);
  const invalid = isInvalid(locale) ? undefined : LOCALES.find(isInvalid);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only after an attempt to save
  useLayoutEffect(() => {
    if (!invalid) return;
    setLocale(invalid);
    const name = FIELDS[invalid].find((each) => errors[each]);
    requestAnimationFrame(() => name && form.setFocus(name)); // once the tab has opened
  }, [submitCount]);

  const text = (name: keyof typeof TEXT_LIMITS, lang: Locale) => ({
    ...form.register(name),
    label: t(FIELD_LABELS[name]),
    lang,
    readOnly: isReadOnly,
    error: errors[name] && t('edit.tooLong', { max: TEXT_LIMITS[name] }),
  });
  return (
    <TabsRoot value={locale} onValueChange={({ value }) => setLocale(value as Locale)}>
      <Tabs.List aria-label={t('edit.languages.label')}>
        {LOCALES.map((each) => (
          <Tabs.Trigger key={each} value={each}>
            {t(`edit.languages.${each}`)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {LOCALES.map((each) => {
        const [title, description, alt] = FIELDS[each];
        return (
          <TabPanel key={each} value={each} display="grid" gap="5" _hidden={{ display: 'none' }}>
            <TextField {...text(title, each)} />
            <TextField rows={3} {...text(description, each)} />
            {mediaType === 'image' && <TextField hint={t('edit.altTextHint')} rows={2} {...text(alt, each)} />}
            {mediaType === 'video' && (
              <Controller
                control={form.control}
                name={CAPTION_FIELDS[each]}
                render={({ field: { value, onChange } }) => (
                  <CaptionsField
                    label={t(FIELD_LABELS[CAPTION_FIELDS[each]])}
                    value={value}
                    isReadOnly={isReadOnly}
                    onChange={onChange}
                  />
                )}
              />
            )}
          </TabPanel>
        );
      })}
    </TabsRoot>
  );
}
