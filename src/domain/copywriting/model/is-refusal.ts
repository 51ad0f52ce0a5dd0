/** Whether a model excuses itself instead of writing, in any of the five languages. */
export function isRefusal(text: string): boolean {
  return openings.test(text.trimStart()) || selfTalk.test(text);
}

const openings =
  /^(?:i['’]?m (?:very )?sorry|i am sorry|sorry,|i (?:can(?:no|['’])t|cannot|am (?:un|not )able|am unable)|as an ai|unfortunately,? i|mi (?:dispiace|scuso|spiace)|spiacente|non posso (?:aiutar|scriver|soddisf|generar|fornir|proceder)|purtroppo non posso|es tut mir leid|tut mir leid|entschuldigung|ich kann (?:dir |ihnen |das |dabei |leider |diese[rn]? )+nicht|ich kann nicht (?:dabei |weiter)?helfen|leider kann ich|je suis désolé|désolée?,|je ne peux pas|je ne suis pas en mesure|malheureusement,? je|lo siento|lo lamento|disculp|no puedo (?:ayudar|escribir|generar|cumplir))/iu;

const selfTalk =
  /(?:as an ai|language model|ai assistant|modello linguistico|intelligenza artificiale|sprachmodell|künstliche intelligenz|modèle de langage|intelligence artificielle|modelo de lenguaje|inteligencia artificial|system prompt|car-data|my instructions|le mie istruzioni|meine anweisungen|mes instructions|mis instrucciones)/iu;
