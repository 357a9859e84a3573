import { storedText } from './storage';

export const LANGUAGES = ['en', 'pl', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What was chosen on this device; empty until somebody does. */
export const chosenLanguage = storedText('language');

/** The language to begin with: what was chosen before, else the first of the browser's that we speak. */
export function pickLanguage(chosen: string, wanted: readonly string[]): Language {
  const spoken = [chosen, ...wanted].map((tag) => tag.toLowerCase().split('-')[0]);
  return (
    LANGUAGES.find((language) => language === spoken.find((tag) => LANGUAGES.some((known) => known === tag))) ?? 'en'
  );
}

export function firstLanguage(): Language {
  return pickLanguage(chosenLanguage.read(), navigator.languages);
}

/** How dates are written in a language: as in the browser's region, if it has one for it. */
export function regionOf(language: Language, wanted: readonly string[]): string {
  const here = wanted.find((tag) => tag.toLowerCase().startsWith(`${language}-`));
  return here ?? { en: 'en-GB', pl: 'pl-PL', pt: 'pt-PT' }[language];
}
