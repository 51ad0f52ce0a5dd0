import type { Localised } from '#domain/shared/localised.ts';
import type { AddressFault } from './webhook-sender.ts';

/** What to do about an address that cannot be called. */
export const addressRefusals: Record<AddressFault, Localised> = {
  'not-a-url': {
    it: 'Non è un indirizzo completo: scrivilo così, https://programma.esempio.it/webhook.',
    en: 'This is not a complete address: write it like https://program.example.com/webhook.',
    de: 'Das ist keine vollständige Adresse: Schreiben Sie sie wie https://programm.beispiel.de/webhook.',
    fr: 'Ce n’est pas une adresse complète : écrivez-la ainsi, https://programme.exemple.fr/webhook.',
    es: 'No es una dirección completa: escríbela así, https://programa.ejemplo.es/webhook.',
  },
  'not-https': {
    it: 'L’indirizzo deve cominciare con https://, altrimenti chiunque potrebbe leggere gli avvisi.',
    en: 'The address has to begin with https://, or anybody on the way could read what we send.',
    de: 'Die Adresse muss mit https:// beginnen, sonst könnte unterwegs jeder mitlesen.',
    fr: 'L’adresse doit commencer par https://, sinon n’importe qui pourrait lire les envois.',
    es: 'La dirección debe empezar por https://; si no, cualquiera podría leer los avisos.',
  },
  'with-password': {
    it: 'Togli nome e password dall’indirizzo: che siamo noi lo dimostra la firma.',
    en: 'Take name and password out of the address: the signature shows that it is us.',
    de: 'Nehmen Sie Name und Passwort aus der Adresse: Dass wir es sind, zeigt die Signatur.',
    fr: 'Retirez le nom et le mot de passe de l’adresse : la signature prouve que c’est nous.',
    es: 'Quita el nombre y la contraseña de la dirección: la firma demuestra que somos nosotros.',
  },
  'port-not-allowed': {
    it: 'Di qui si raggiungono solo le porte 443 e 8443: usa una di queste.',
    en: 'Only ports 443 and 8443 can be reached from here: use one of them.',
    de: 'Von hier aus sind nur die Ports 443 und 8443 erreichbar: Nehmen Sie einen davon.',
    fr: 'D’ici, seuls les ports 443 et 8443 sont accessibles : utilisez l’un des deux.',
    es: 'Desde aquí solo se llega a los puertos 443 y 8443: usa uno de ellos.',
  },
  'not-public': {
    it: 'Questo indirizzo sta in una rete privata: da qui non lo raggiungiamo. Usane uno pubblico.',
    en: 'This address is inside a private network, which we cannot reach. Use a public one.',
    de: 'Diese Adresse liegt in einem privaten Netz, das wir nicht erreichen. Nehmen Sie eine öffentliche.',
    fr: 'Cette adresse est dans un réseau privé, que nous ne pouvons pas atteindre. Utilisez-en une publique.',
    es: 'Esta dirección está en una red privada a la que no llegamos. Usa una pública.',
  },
};
