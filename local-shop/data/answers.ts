import type {LocalizedText} from '../domain/catalogue';
import {text} from './catalogue-builder';

/** A question that the merchant has answered for agents, as in the provider's knowledge base. */
interface Answer {
  readonly question: LocalizedText;
  readonly answer: LocalizedText;
}

/** The answers, in the words of the storefront's questions page. */
export const ANSWERS: readonly Answer[] = [
  {
    question: text(
      'Kann ich damit meinen Flug planen?',
      'Can I plan my flight with it?',
    ),
    answer: text(
      'Nein. Die Karte ist für den ersten Blick und zum Vergnügen da. Zur Flugvorbereitung gehören die amtliche Wetterberatung, Vorhersagen, NOTAM und dein eigenes Urteil.',
      'No. The map is for a quick look and for enjoyment. Flight planning takes an official weather briefing, forecasts, NOTAMs and your own judgment.',
    ),
  },
  {
    question: text('Was kostet der Versand?', 'What does shipping cost?'),
    answer: text(
      'In Deutschland und den Euro-Ländern 6,90 €, ab 150 € Bestellwert nichts. In die Schweiz 6,90 CHF, ab 150 CHF nichts. Express kostet 14,90 € oder 14,90 CHF.',
      'To the US $9.90, free from $150. To Germany and the euro area €6.90, free from €150. To Switzerland CHF 6.90, free from CHF 150. Express costs $24.90, €14.90 or CHF 14.90.',
    ),
  },
  {
    question: text('Kann ich die Karte zurückgeben?', 'Can I return the map?'),
    answer: text(
      'Ja, innerhalb von 14 Tagen nach Erhalt und ohne Begründung.',
      'Yes, within 14 days of receiving it, no reason needed.',
    ),
  },
  {
    question: text('Gibt es Ersatzteile?', 'Are there spare parts?'),
    answer: text(
      'Ja. Leuchtpunkte, Netzteil, Kabel und das Steuergerät gibt es einzeln, und alles lässt sich mit einem Schraubendreher tauschen.',
      'Yes. Light points, power supply, cable and controller are sold separately, and everything can be replaced with a screwdriver.',
    ),
  },
];
