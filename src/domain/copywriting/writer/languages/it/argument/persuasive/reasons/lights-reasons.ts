import type { Argument } from '../../../../../argument/arguments.ts';

export const lightsReasons: readonly Argument[] = [
  {
    of: ['ledLights'],
    say: [
      '{x} fanno una luce chiara, e di notte la strada si legge meglio.',
      'D’inverno, quando si esce e si rientra col buio, si apprezzano {x}.',
      'commuter :: Se la mattina parti quando è ancora buio, {x} ti illuminano bene la strada.',
      'inCountry :: Sull’ultimo tratto senza lampioni, quello verso casa, a fare luce ci sono {x}.',
      'stylish :: Anche da lontano, quando fa buio, {x} si fanno notare.',
    ],
  },
  {
    of: ['matrixLights'],
    say: [
      '{x} tengono gli abbaglianti accesi senza disturbare chi ti viene incontro.',
      'Fuori città, dove finiscono i lampioni, {x} ti fanno vedere lontano.',
      'onTrips :: I viaggi di notte sono meno faticosi quando a illuminare la strada ci sono {x}.',
    ],
  },
  {
    of: [['xenonLights', 'biXenonLights']],
    say: [
      '{x} fanno più luce delle normali alogene, e di notte la differenza si nota.',
      'Nelle sere di pioggia, sull’asfalto nero, {x} ti aiutano a vedere meglio.',
      'inCountry :: Sulla strada di casa senza lampioni a fare luce ci sono {x}.',
    ],
  },
  {
    of: ['laserLights'],
    say: [
      '{x} illuminano lontano, e sulle strade buie si guida più tranquilli.',
      'onTrips :: Chi viaggia spesso di notte apprezzerà {x} fin dal primo tratto buio.',
    ],
  },
  {
    of: ['adaptiveLights'],
    say: [
      '{x} si regolano secondo la strada, e di notte si vede meglio dove si va.',
      'inCountry :: Nelle curve della provinciale, quando è buio, si apprezzano {x}.',
    ],
  },
  {
    of: ['corneringLights'],
    say: [
      'La sera, quando svolti verso il cancello di casa, a illuminarlo ci sono {x}.',
      'inCity :: All’incrocio buio {x} ti fanno vedere prima chi attraversa.',
    ],
  },
  {
    of: ['lightPackage'],
    say: ['{x} si apprezza soprattutto d’inverno, quando si esce e si rientra col buio.'],
  },
  {
    of: [['ledLights', 'matrixLights', 'xenonLights', 'biXenonLights', 'adaptiveLights'], 'rainSensor'],
    say: ['Quando piove di notte, {x} illuminano la strada e {y} fa partire i tergicristalli.'],
  },
  {
    of: [['ledLights', 'xenonLights', 'biXenonLights'], 'highBeamAssist'],
    say: ['Sulle strade buie la luce la fanno {x}, mentre {y} si abbassano quando incroci qualcuno.'],
  },
  {
    of: [['ledLights', 'xenonLights', 'biXenonLights', 'matrixLights'], 'fogLights'],
    say: [
      'Di notte fanno luce {x}, nelle mattine di nebbia aiutano {y}.',
      'Buio e nebbia si affrontano più tranquilli grazie {a x} e {a y}.',
    ],
  },
  {
    of: ['rainSensor', 'lightSensor'],
    say: ['{x} e {y} pensano a tergicristalli e fari, anche all’ingresso di una galleria.'],
  },
  {
    of: ['rainSensor', 'lightSensor', 'dimmingMirror'],
    say: ['{x} fa partire i tergicristalli, {y} accende i fari e {z} attenua le luci di chi ti segue.'],
  },
  {
    of: [
      ['ledLights', 'matrixLights', 'laserLights', 'adaptiveLights'],
      ['adaptiveCruise', 'laneAssist'],
    ],
    say: [
      'onTrips :: Il rientro di notte stanca meno quando {x} illuminano bene la strada e ad aiutarti c’è {y}.',
    ],
  },
];
