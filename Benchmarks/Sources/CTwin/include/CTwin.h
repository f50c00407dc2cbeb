/*
 * The inner loop of the matrix in plain C: events in, expected insets, verdict, tally.
 *
 * The structures hold what the Swift types of the same names hold, as far as a strategy or the
 * oracle reads it. All lengths are points; a rectangle is in the space that the Swift type says.
 */
#ifndef CTWIN_H
#define CTWIN_H

#include <stdbool.h>
#include <stdint.h>

typedef struct {
    double x, y, width, height;
} CTwinRect;

typedef struct {
    double top, left, bottom, right;
} CTwinInsets;

/* Up to iOS 7 an interface is turned inside a screen that stays in portrait. */
typedef enum {
    CTWIN_PORTRAIT,
    CTWIN_LANDSCAPE_LEFT,
    CTWIN_LANDSCAPE_RIGHT,
    CTWIN_UPSIDE_DOWN
} CTwinRotation;

typedef enum {
    CTWIN_ADJUSTS_NOTHING,
    CTWIN_ADJUSTS_CONTENT_INSET,
    CTWIN_ADJUSTS_ADJUSTED_CONTENT_INSET
} CTwinAdjustment;

/* ViewEnvironment */
typedef struct {
    double screen_width, screen_height;
    CTwinRect window, root, superview, view;
    CTwinRotation rotation;
    CTwinAdjustment adjustment;
    double content_height;
    CTwinInsets safe_area, obstruction, system_inset, indicator_system_inset;
    CTwinRect focused_field;
    bool has_tab_bar, has_toolbar, hides_toolbar;
    /* Whether the container makes room for the keyboard by itself. */
    bool adjusts_for_keyboard;
    double tab_bar_height, toolbar_height;
} CTwinEnvironment;

/* Event and Occurrence; events that no strategy tells apart are CTWIN_OTHER. */
typedef enum {
    CTWIN_WILL_SHOW,
    CTWIN_DID_SHOW,
    CTWIN_WILL_HIDE,
    CTWIN_DID_HIDE,
    CTWIN_WILL_CHANGE_FRAME,
    CTWIN_DID_CHANGE_FRAME,
    CTWIN_DID_LOAD,
    CTWIN_WILL_APPEAR,
    CTWIN_WILL_DISAPPEAR,
    CTWIN_DID_DISAPPEAR,
    CTWIN_DEINIT,
    CTWIN_OTHER,
    CTWIN_LAY_OUT,
    CTWIN_MOVE_KEYBOARD
} CTwinEventKind;

typedef struct {
    CTwinEventKind kind;
    /* For CTWIN_LAY_OUT. */
    int32_t stage;
    /* For the six notifications: which of the keys there are; where the keyboard moves, its frame is
       the end frame. */
    bool has_begin, has_end, has_duration, has_curve;
    CTwinRect begin, end;
} CTwinEvent;

typedef struct {
    int32_t first_event, event_count;
    int32_t stage;
    /* The number of steps before it; steps stand in depth-first order. */
    int32_t depth;
    /* Whether a later step begins where this one ends, too. */
    bool is_saved;
    bool is_covered;
    CTwinRect covered;
} CTwinStep;

typedef struct {
    int32_t first_environment, environment_count;
    int32_t first_step, step_count;
    CTwinInsets base, indicator_base;
} CTwinScene;

/* Scenes in flat arrays: a scene has a run of environments and a tree of steps, a step a run of
   events. */
typedef struct {
    const CTwinScene *scenes;
    const CTwinStep *steps;
    const CTwinEvent *events;
    const CTwinEnvironment *environments;
    int32_t scene_count;
} CTwinScenes;

/* How one strategy did in all scenes. */
typedef struct {
    int64_t exact, hidden, gap, edges, indicators, not_restored;
    /* The sum of the numbers of the first wrong steps, counted from 1. */
    int64_t first_wrong_steps;
} CTwinTally;

/* No scene has more environments or steps, or more steps below each other. */
enum { CTWIN_MAX_ENVIRONMENTS = 4, CTWIN_MAX_STEPS = 256, CTWIN_MAX_DEPTH = 16 };

/* The strategies that are measured, by the names that they have in Swift. */
int32_t ctwin_strategy_count(void);
const char *ctwin_strategy_id(int32_t strategy);

/* Plays every scene to the strategies from first on, and adds to one tally for each. */
void ctwin_judge(CTwinScenes scenes, int32_t first, int32_t count, CTwinTally *tallies);

#endif
