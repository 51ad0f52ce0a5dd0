import type { CheckedPayloadOf } from '#contract/endpoints.ts';
import { leftOutReasons } from '#domain/descriptions/left-out-reasons.ts';
import { limitWriting } from '#domain/descriptions/limit-writing.ts';
import { saveTranslation } from '#domain/descriptions/save-translation.ts';
import { type TranslateSampleDeps, translateSample } from '#domain/descriptions/translate-sample.ts';
import {
  type TranslateTextDeps,
  type Translation,
  translateText,
} from '#domain/descriptions/translate-text.ts';
import { untranslatedReasons } from '#domain/descriptions/untranslated-reasons.ts';
import { type Language, languageFlags, languageNames, languages } from '#domain/shared/languages.ts';
import type { TurnDeps } from '#domain/shared/take-turn.ts';
import { clientOf } from '#server/client-address.ts';
import type { Handlers } from './handler.ts';

type TranslationRoutes = Pick<Handlers, 'findLanguages' | 'translate' | 'translateTest' | 'saveTranslation'>;

export function translationRoutes(
  deps: TranslateSampleDeps & TranslateTextDeps & TurnDeps & Parameters<typeof saveTranslation>[0],
): TranslationRoutes {
  return {
    findLanguages: () =>
      languages.map((code) => ({
        code,
        name: languageNames[code],
        flag: languageFlags[code],
      })),

    async translate({ user, payload, language }) {
      await limitWriting(deps, user);
      return presentTranslation(await translateText(deps, user, asRequest(payload)), payload, language);
    },

    async translateTest({ payload, language, headers }) {
      const translation = await translateSample(deps, clientOf(headers), asRequest(payload));
      return presentTranslation(translation, payload, language);
    },

    async saveTranslation({ user, params, payload }) {
      await limitWriting(deps, user);
      const { language, professionalDescription, persuasiveDescription, advancedDescription } = payload;
      const copy = {
        ...(professionalDescription && { professional: professionalDescription }),
        ...(persuasiveDescription && { persuasive: persuasiveDescription }),
        ...(advancedDescription && { advanced: advancedDescription }),
      };
      await saveTranslation(deps, user, params.id, { language, copy });
      return {};
    },
  };
}

type Payload = CheckedPayloadOf<'translate'>;

const asRequest = ({ text, sourceLanguage, targetLanguage }: Payload) => ({
  text,
  from: sourceLanguage,
  to: targetLanguage,
});

const presentTranslation = (
  { text, untranslated, leftOut }: Translation,
  { sourceLanguage, targetLanguage }: Payload,
  reader: Language,
) => ({
  translatedText: text,
  ...{ sourceLanguage, targetLanguage },
  untranslated: untranslated.map((one) => ({ ...one, reason: untranslatedReasons[one.reason][reader] })),
  leftOut: leftOut.map((one) => ({
    ...one,
    reason: leftOutReasons[one.reason][reader],
    isQuoted: one.reason === 'quoted',
  })),
});
