import type { ListingWords } from './listing-words.ts';

export const portuguese = {
  labels: {
    make: ['marca'],
    model: ['modelo'],
    year: ['ano', 'ano de registo', 'ano de matricula', 'primeira matricula', 'data da matricula'],
    mileage: ['quilometros', 'quilometragem', 'kms'],
    fuelType: ['combustivel', 'tipo de combustivel'],
    transmission: ['tipo de caixa', 'caixa', 'caixa de velocidades', 'caixa de mudancas'],
    power: ['potencia'],
    price: ['preco', 'preco de venda'],
    color: ['cor', 'cor exterior'],
    category: ['segmento', 'tipo de carrocaria', 'carrocaria'],
    doors: ['n de portas', 'no de portas', 'n o de portas', 'numero de portas', 'portas'],
    driveType: ['tracao', 'traccao', 'tipo de tracao'],
    displacement: ['cilindrada'],
    condition: ['condicao', 'estado'],
    warranty: ['garantia', 'garantia de stand', 'garantia do stand'],
  },
  values: {
    transmission: {
      Manuale: ['manual'],
      Automatica: ['automatica', 'automatico'],
      Robotizzata: ['semi automatica'],
    },
    color: {
      Bianco: ['branco'],
      Nero: ['preto'],
      Grigio: ['cinzento', 'cinza'],
      Rosso: ['vermelho'],
      Giallo: ['amarelo'],
      Arancione: ['laranja'],
      Marrone: ['castanho'],
      Viola: ['roxo'],
      Argento: ['prateado', 'prata'],
      Oro: ['dourado'],
      Beige: ['bege'],
      Bordeaux: ['bordeaux'],
    },
    driveType: {
      Anteriore: ['dianteira', 'tracao dianteira', 'traccao dianteira'],
      Posteriore: ['traseira', 'tracao traseira', 'traccao traseira'],
      Integrale: ['integral', 'tracao integral', 'traccao integral', 'as quatro rodas'],
    },
    category: {
      Cabrio: ['descapotavel'],
      'Station Wagon': ['carrinha'],
      SUV: ['suv/tt', 'todo o terreno'],
      Monovolume: ['monovolume'],
      Citycar: ['citadino', 'pequeno citadino'],
    },
    condition: {
      Nuovo: ['novo', 'novos'],
      Usato: ['usado', 'usados', 'semi novo', 'seminovo'],
      Semicollisione: ['salvado', 'acidentado'],
    },
  },
} satisfies ListingWords;
