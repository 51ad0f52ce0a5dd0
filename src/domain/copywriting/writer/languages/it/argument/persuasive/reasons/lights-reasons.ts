import type { Argument } from '../../../../../argument/arguments.ts';

/** What helps to see and to be seen. */
export const lightsReasons: readonly Argument[] = [
  {
    of: [
      ['ledLights', 'matrixLights', 'xenonLights', 'biXenonLights', 'laserLights', 'adaptiveLights'],
      ['rainSensor', 'lightSensor', 'fogLights', 'highBeamAssist'],
    ],
    say: [
      'Con il buio e la pioggia (lavora/lavorano) per te {x} e {y}.',
      'Quando il tempo si mette male hai {x} e {y}.',
    ],
  },
  {
    of: [['matrixLights', 'laserLights', 'adaptiveLights']],
    say: [
      'Chi viaggia spesso di notte apprezzerà {x} fin dal primo tratto buio.',
      'onTrips :: Nei viaggi di notte {x} ti (fa/fanno) vedere più lontano.',
      'inCountry :: Sulle strade buie di campagna {x} (fa/fanno) una bella differenza.',
    ],
  },
  {
    of: [['ledLights', 'xenonLights', 'biXenonLights']],
    say: [
      'Di notte {x} ti (mostra/mostrano) bene la strada.',
      'commuter :: Nei mesi in cui parti e torni con il buio, {x} ti (fa/fanno) vedere meglio.',
      'inCountry :: Sulle strade buie di campagna (conta/contano) {x}.',
    ],
  },
  { of: ['rainSensor', 'lightSensor'], say: ['A tergicristalli e luci ci (pensa/pensano) {x} e {y}.'] },
  {
    of: [['corneringLights', 'lightPackage']],
    say: ['Nelle curve e nelle manovre di notte (aiuta/aiutano) {x}.'],
  },
];
