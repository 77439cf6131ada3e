import { irregular } from '../irregular.ts';

/** English forms that no ending explains. */
export const irregularEnglish = irregular(`
be: am is are was were been being
have: has had having
do: does did done doing
go: goes went gone going
i: me
we: us
he: him
she: her
they: them
my: mine
your: yours
our: ours
their: theirs
her: hers
this: these
that: those
who: whom whose
man: men
woman: women
child: children
foot: feet
tooth: teeth
goose: geese
mouse: mice
person: people
kind: kinds
wife: wives
life: lives
knife: knives
leaf: leaves
half: halves
shelf: shelves
self: selves
thief: thieves
loaf: loaves
thesis: theses
ox: oxen
medium: media
datum: data
criterion: criteria
phenomenon: phenomena
analysis: analyses
hypothesis: hypotheses
parenthesis: parentheses
diagnosis: diagnoses
prognosis: prognoses
emphasis: emphases
synthesis: syntheses
synopsis: synopses
oasis: oases
axis: axes
appendix: appendices
index: indices
matrix: matrices
vertex: vertices
vortex: vortices
apex: apices
bacterium: bacteria
curriculum: curricula
memorandum: memoranda
referendum: referenda
addendum: addenda
stratum: strata
stadium: stadia
symposium: symposia
automaton: automata
cactus: cacti
fungus: fungi
stimulus: stimuli
nucleus: nuclei
radius: radii
syllabus: syllabi
alumnus: alumni
terminus: termini
focus: foci focusses focussed focussing
formula: formulae
antenna: antennae
larva: larvae
vertebra: vertebrae
quiz: quizzes quizzed quizzing
calf: calves
louse: lice
penny: pence
good: better best
bad: worse worst
far: farther farthest further furthest
crisis: crises
basis: bases
arise: arose arisen
awake: awoke awoken
bear: bore borne
beat: beaten
become: became
begin: began begun
bend: bent
bind: bound
bite: bit bitten
bleed: bled
blow: blew blown
break: broke broken
breed: bred
bring: brought
build: built
burn: burnt
buy: bought
catch: caught
choose: chose chosen
come: came
creep: crept
deal: dealt
die: dying died dice
dig: dug
draw: drew drawn
dream: dreamt
drink: drank drunk
drive: drove driven
eat: ate eaten
fall: fell fallen
feed: fed
feel: felt
fight: fought
find: found
flee: fled
fly: flew flown flies
forbid: forbade forbidden
forget: forgot forgotten
forgive: forgave forgiven
freeze: froze frozen
get: got gotten
give: gave given
grow: grew grown
hang: hung
hear: heard
hide: hid hidden
hold: held
keep: kept
know: knew known
lay: laid
lead: led
leap: leapt
learn: learnt
leave: left
lend: lent
lie: lay lain lying
light: lit
lose: lost
make: made
mean: meant
meet: met
mistake: mistook mistaken
overcome: overcame
pay: paid
prove: proven
ride: rode ridden
ring: rang rung
rise: rose risen
run: ran
say: said
see: saw seen
seek: sought
sell: sold
send: sent
sew: sewn
shake: shook shaken
shine: shone
shoot: shot
show: shown
shrink: shrank shrunk
sing: sang sung
sink: sank sunk
sit: sat
sleep: slept
slide: slid
smell: smelt
speak: spoke spoken
spell: spelt
spend: spent
spill: spilt
spin: spun
stand: stood
steal: stole stolen
stick: stuck
sting: stung
strike: struck
swear: swore sworn
sweep: swept
swim: swam swum
swing: swung
take: took taken
teach: taught
tear: tore torn
tell: told
think: thought
throw: threw thrown
tie: tying
understand: understood
undertake: undertook undertaken
undo: undid undone
wake: woke woken
wear: wore worn
weep: wept
win: won
withdraw: withdrew withdrawn
write: wrote written
rewrite: rewrote rewritten
rebuild: rebuilt
repay: repaid
resend: resent
oversee: oversaw overseen
foresee: foresaw foreseen
strive: strove striven
wind: wound
weave: wove woven
cling: clung
fling: flung
grind: ground
kneel: knelt
slay: slew slain
stink: stank stunk
stride: strode stridden
speed: sped
spring: sprang sprung
tread: trod trodden
spit: spat
sling: slung
lean: leant
swell: swollen
shear: shorn
mow: mown
saw: sawn
dwell: dwelt
clothe: clad
string: strung
wring: wrung
undergo: underwent undergone
enroll: enrol enrols
fulfill: fulfil fulfils
sow: sown
beseech: besought
bid: bade bidden
strew: strewn
hew: hewn
smite: smote smitten
abide: abode
cleave: cleft cloven
`);
