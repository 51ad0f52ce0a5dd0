import type { TestimonialsMessages } from './it.ts';

export const fr: TestimonialsMessages = {
  title: 'Ce que pourraient en dire ceux qui vendent des voitures',
  note: 'Ce sont des exemples, pas des clients : nous avons écrit les noms et les mots.',
  rating: (stars, most) => `Note : ${stars} sur ${most}`,
  words: {
    province: {
      name: 'Garage de province',
      role: 'Gérant',
      location: 'Sud de l’Italie',
      text: 'Je colle le lien, je corrige deux données et j’ai un texte qui parle de cette voiture, pas de n’importe laquelle.',
    },
    usedCars: {
      name: 'Occasions multimarques',
      role: 'Responsable des annonces',
      location: 'Nord de l’Italie',
      text: 'J’écris les notes comme elles me viennent. Ce que j’ai noté est dans le texte, et le reste n’y est pas.',
    },
    city: {
      name: 'Concession en ville',
      role: 'Service commercial',
      location: 'Centre de l’Italie',
      text: 'À ceux qui viennent de l’autre côté de la frontière, nous envoyons la version allemande : mêmes données, écrite pour ceux qui lisent l’allemand.',
    },
  },
};
